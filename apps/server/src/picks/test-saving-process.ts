import { readConfig } from '../config.ts';
import { startProduct } from '../product.ts';

/** The product, to be killed while it saves: says its address on the first line, then serves until it dies. */
const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { address } = await startProduct({ config: { ...read.config, port: 0 } });
process.stdout.write(`${address}\n`);
