/** Classes of the public pages of careers: the server writes their text before the app draws it at the same place. */
export const publicLook = {
  /** The provider's colour, dark in both themes. */
  stage:
    'relative isolate my-6 overflow-hidden rounded-xl bg-[oklch(0.27_min(0.09,var(--brand-c))_var(--brand-h))] px-10 py-9 text-white **:focus-visible:outline-white max-[761px]:mt-3.5 max-[761px]:mb-5 max-[761px]:p-6',
  heading: 'max-w-[24ch] text-3xl font-bold [overflow-wrap:break-word] max-[761px]:text-2xl',
  over: 'font-semibold',
  tags: 'mt-3 flex flex-wrap gap-x-[18px] gap-y-1',
  /** What one may do: the first is filled. */
  actions: [
    'mt-[22px] flex flex-wrap gap-2 *:min-h-10 *:border-white/55 *:bg-transparent *:px-[18px] *:text-inherit *:hover:bg-white/16',
    '*:first:border-transparent *:first:bg-white *:first:text-[oklch(0.22_0.02_240)] *:first:hover:bg-[oklch(0.94_0.01_240)]',
  ].join(' '),
  columns:
    'grid grid-cols-[minmax(0,1fr)_256px] gap-8 max-[761px]:grid-cols-[minmax(0,1fr)] max-[761px]:gap-2',
  texts: 'min-w-0 [&_.rich]:max-w-[62ch] [&_.rich]:text-lg [&_.rich]:leading-[26px]',
} as const
