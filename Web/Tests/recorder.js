// What a test asks about a page later: its errors, what it wrote to the console, and what is composed.
window.recorded = { errors: [], console: [], composed: null };
addEventListener("compositionupdate", (event) => { recorded.composed = event.data; }, true);
addEventListener("compositionend", () => { recorded.composed = null; }, true);
addEventListener("error", (event) => recorded.errors.push(event));
addEventListener("unhandledrejection", (event) => recorded.errors.push(event));
const { error } = console;
console.error = (...words) => {
  recorded.console.push(words.join(" "));
  error.apply(console, words);
};
