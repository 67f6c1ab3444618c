import { createEntryBlock, type WritableEntryBlock } from '@callshot/rules';
import { createSimdKernel } from './simd-kernel.ts';

/** A new block of a stage's entries, in the memory of the kernel that will score it. */
export type CreateBlock = (count: number, stride: number) => WritableEntryBlock;

/** Up to here the plain kernel is done within a millisecond, and needs no memory of its own. */
const plainAtMost = 16_384;
/** A WebAssembly memory holds 4 GiB. */
const simdBytesAtMost = 4_000_000_000;

/** `simd` falls back on the plain kernel where the machine or the runtime has no vectors. */
export function createBlocksFor(kernel: 'simd' | 'plain'): CreateBlock {
  const simd = kernel === 'simd' ? createSimdKernel() : null;
  if (!simd) return createEntryBlock;
  return (count, stride) =>
    count > plainAtMost && count * stride < simdBytesAtMost
      ? createEntryBlock(count, stride, simd)
      : createEntryBlock(count, stride);
}
