import { cva } from 'class-variance-authority'

/** The sheet's width, and more only where columns would be cut beside empty ground. */
export const tableFrameClasses = [
  'relative w-fit max-w-full min-w-[min(var(--sheet),100%)] overflow-hidden rounded-lg border border-border bg-card [--pin-max:min(393px,38vw)]',
  '[--edge-before:1px_0_0_var(--border),8px_0_8px_-6px_color-mix(in_srgb,var(--foreground)_30%,transparent)]',
  '[--edge-after:-1px_0_0_var(--border),-8px_0_8px_-6px_color-mix(in_srgb,var(--foreground)_30%,transparent)]',
].join(' ')

/** With a total at its end one row more, which would be under it. */
export const tableScrollClasses =
  'max-h-[calc(100dvh-140px)] has-[tfoot]:max-h-[calc(100dvh-100px)] overflow-auto overscroll-x-contain focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible'
export const tableClasses = 'w-full border-separate border-spacing-0 text-sm'
export const tableBodyClasses = [
  '[&>tr:last-child>*]:border-b-0',
  '[&>tr:hover>td]:bg-muted [&>tr:is([aria-selected=true],[data-state=selected])>td]:bg-primary-soft',
  '[&>tr[data-open]>td]:border-b-transparent [&>tr:is([data-open],[data-details])>td]:bg-card',
].join(' ')

/** `end` holds what can be done with a row: it stays in sight when a wide table scrolls. */
export const headCellVariants = cva(
  'sticky top-0 h-[34px] border-b border-border bg-background text-xs font-[550] whitespace-nowrap text-muted-foreground',
  {
    variants: {
      place: {
        default: 'z-2 px-(--cell-x) text-left',
        pinned:
          'left-0 z-3 px-(--cell-x) text-left shadow-[1px_0_0_var(--border)] in-data-before:shadow-(--edge-before)',
        tick: 'left-0 z-3 w-10 min-w-10 pl-(--cell-x) text-left',
        end: 'right-0 z-3 w-11 px-1.5 text-right in-data-after:shadow-(--edge-after)',
      },
    },
    defaultVariants: { place: 'default' },
  },
)

/** A cell that is one link is hit anywhere in it; one of two lines keeps them off the hairlines. */
export const cellVariants = cva(
  'h-(--row-h) border-b border-border whitespace-nowrap has-[>.whitespace-normal]:py-1 [&>a]:text-inherit max-sm:[&>a:only-child]:block max-sm:[&>a:only-child]:min-h-[calc(var(--row-h)-1px)] max-sm:[&>a:only-child]:content-center',
  {
    variants: {
      place: {
        default: 'px-(--cell-x)',
        pinned:
          'sticky left-0 z-1 bg-card px-(--cell-x) shadow-[1px_0_0_var(--border)] in-data-before:shadow-(--edge-before)',
        tick: 'w-10 min-w-10 pl-(--cell-x)',
        end: 'sticky right-0 z-1 w-11 px-(--cell-x) text-right in-data-after:shadow-(--edge-after)',
      },
      /** Names the row. */
      main: {
        true: 'font-[550] [&_a]:text-inherit [&_a]:hover:text-primary [&_a]:hover:underline',
        false: '',
      },
    },
    defaultVariants: { place: 'default', main: false },
  },
)
