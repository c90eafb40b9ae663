import { clsx } from 'clsx'

/**
 * Joins class names. What a caller sets anew wins by itself: Tailwind writes a part's utility (styles/parts.css) before
 * those of one property (docs/decisions.md).
 */
export const cn = clsx
