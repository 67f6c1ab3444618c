/** Just enough of WebAssembly's binary format to write one vector loop by hand. */

type Bytes = readonly number[];

/** Unsigned LEB128, the format's way to write numbers. */
const unsigned = (value: number): Bytes =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];

/** Signed LEB128 of a small number that is not negative. */
const signed = (value: number): Bytes =>
  value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];

const vector = (items: readonly Bytes[]): Bytes => [...unsigned(items.length), ...items.flat()];
const sized = (content: Bytes): Bytes => [...unsigned(content.length), ...content];
const section = (id: number, content: Bytes): Bytes => [id, ...sized(content)];
const name = (text: string): Bytes => sized([...text].map((letter) => letter.charCodeAt(0)));

export const i32 = 0x7f;
export const v128 = 0x7b;
const NO_RESULT = 0x40;
const simd = (code: number): Bytes => [0xfd, ...unsigned(code)];

/** Instructions, named as in the specification of WebAssembly. */
export const op = {
  localGet: (index: number): Bytes => [0x20, index],
  localSet: (index: number): Bytes => [0x21, index],
  i32Const: (value: number): Bytes => [0x41, ...signed(value)],
  i32Add: [0x6a] as Bytes,
  i32LessThanUnsigned: [0x49] as Bytes,
  loop: (body: Bytes): Bytes => [0x03, NO_RESULT, ...body, 0x0b],
  branchIf: (depth: number): Bytes => [0x0d, depth],
  v128Load: (offset: number): Bytes => [...simd(0x00), 0, ...unsigned(offset)],
  i16x8ExtendAddPairwiseUnsigned: simd(0x7d),
  i32x4ExtendAddPairwiseUnsigned: simd(0x7f),
  i16x8Add: simd(0x8e),
  i32x4Add: simd(0xae),
  i32x4ExtractLane: (lane: number): Bytes => [...simd(0x1b), lane],
};

export interface WasmFunction {
  readonly exportName: string;
  readonly parameters: readonly number[];
  readonly results: readonly number[];
  readonly locals: readonly number[];
  readonly body: readonly Bytes[];
}

/** A module of one exported function over an imported memory, `env.memory`. */
export function assemble(wasmFunction: WasmFunction): Uint8Array<ArrayBuffer> {
  const { exportName, parameters, results, locals, body } = wasmFunction;
  const types = (values: readonly number[]) => vector(values.map((value) => [value]));
  const code = [...vector(locals.map((type) => [1, type])), ...body.flat(), 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector([[0x60, ...types(parameters), ...types(results)]])),
    ...section(2, vector([[...name('env'), ...name('memory'), 0x02, 0x00, 0x01]])),
    ...section(3, vector([[0]])),
    ...section(7, vector([[...name(exportName), 0x00, 0x00]])),
    ...section(10, vector([sized(code)])),
  ]);
}
