/** Classes of a page's frame: the server writes the text of public pages before the app draws it at the same place. */
export const pageLook = {
  page: 'mx-auto px-5 pb-16 max-sm:px-3.5 max-sm:pb-8',
  /** What visitors and candidates read. */
  narrow: 'max-w-[856px]',
  head: 'col-span-full flex min-h-[84px] items-end gap-4 pt-[18px] pb-4 max-sm:min-h-0 max-sm:flex-wrap max-sm:gap-3 max-sm:pt-2.5 max-sm:pb-3.5',
  /** The name of a section: capitals, then a hairline; right below a toolbar it stays nearer to what it names. */
  label: [
    'mb-2.5 flex items-center gap-2.5 text-[11.5px] leading-4 font-[650] tracking-[0.055em] text-foreground uppercase font-stretch-[112%] not-first:mt-6',
    'after:h-px after:flex-1 after:bg-border in-data-[slot=spine]:after:hidden [[data-slot=toolbar]+*>&]:first:mt-3.5',
  ].join(' '),
} as const
