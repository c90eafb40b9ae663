import { twMerge } from 'tailwind-merge'

/** Joins class names; of two utilities that set the same the last one stays. */
export const cn = twMerge
