export { createClient } from 'redis';
