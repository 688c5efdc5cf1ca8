// The memory of the module, for the Swift runtime. There is no system below it.

#if __wasm__

#include <stddef.h>
#include <stdint.h>

#define HEADER 16
#define PAGE 65536
#define CLASSES 32

extern unsigned char __heap_base;

// Blocks of 2^n bytes, with a header that holds n. A freed block is kept for the next one of its size,
// so that fields that come and go don't grow the memory.
typedef struct Block {
  uint32_t size_class;
  struct Block *next;
} Block;

static Block *free_blocks[CLASSES];
static uintptr_t unused;

static Block *new_block(uint32_t size_class) {
  size_t size = (size_t)1 << size_class;
  if (unused == 0) unused = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
  uintptr_t memory = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (size > memory - unused) {
    size_t pages = (size - (memory - unused) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  Block *block = (Block *)unused;
  unused += size;
  return block;
}

static void *allocate(size_t count) {
  if (count > (size_t)1 << 30) return NULL;
  uint32_t size_class = 32 - (uint32_t)__builtin_clz((uint32_t)(count + HEADER - 1));
  if (size_class < 5) size_class = 5;
  Block *block = free_blocks[size_class];
  if (block) {
    free_blocks[size_class] = block->next;
  } else {
    block = new_block(size_class);
    if (!block) return NULL;
  }
  block->size_class = size_class;
  return (unsigned char *)block + HEADER;
}

int posix_memalign(void **pointer, size_t alignment, size_t count) {
  *pointer = alignment <= HEADER ? allocate(count) : NULL;
  return *pointer ? 0 : 12;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - HEADER);
  block->next = free_blocks[block->size_class];
  free_blocks[block->size_class] = block;
}

// Each of these is one instruction.

void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memcpy(target, source, count);
}

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memset(void *target, int value, size_t count) {
  return __builtin_memset(target, value, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

#endif
