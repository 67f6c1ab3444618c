import { StaffMark } from './staff-mark.tsx';

export const states = { small: <StaffMark />, large: <StaffMark size={32} /> };
