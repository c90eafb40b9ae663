/**
 * Tabs that are links of a page's own look like those of `Tabs`; the one that is open says `aria-current`. More than the
 * window holds scroll in their row.
 */
export const tabsListClasses = 'flex gap-5 overflow-x-auto border-b border-border text-sm whitespace-nowrap'
export const tabClasses =
  'relative focus-visible:-outline-offset-2 pt-2 pb-[9px] font-medium text-muted-foreground disabled:opacity-50 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:font-semibold aria-selected:text-foreground aria-selected:after:bg-node aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:after:bg-node'
