import { PageLoading } from './page-loading.tsx';

export const isWide = true;

export const states = { loading: <PageLoading /> };
