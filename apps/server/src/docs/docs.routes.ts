import type { FastifyInstance } from 'fastify';
export function registerDocs(_app: FastifyInstance): void {}
