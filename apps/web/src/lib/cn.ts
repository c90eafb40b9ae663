import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from './class-groups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder'],
}))

/**
 * Joins class names; of two utilities that set the same the last one stays. A part's own utility (styles/parts.css) stays
 * beside them: Tailwind writes it first.
 */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
