import program from '../../package.json' with { type: 'json' };

/** The version of the product, such as 1.0.0. */
export const productVersion: string = program.version;
