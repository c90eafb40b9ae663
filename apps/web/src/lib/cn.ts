import { twMerge } from 'tailwind-merge'

/**
 * Joins class names; of two utilities that set the same the last one stays. A part's own utility (styles/parts.css) stays
 * beside them: Tailwind writes it first.
 */
export const cn = twMerge
