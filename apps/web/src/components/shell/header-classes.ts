export const headerClasses = 'sticky top-0 z-20 h-(--header-h) border-b border-border bg-card print:hidden'

export const headerRowClasses =
  'mx-auto flex h-full max-w-[1264px] items-stretch gap-4 px-5 max-sm:gap-1 max-sm:pr-2.5 max-sm:pl-3.5'

export const logoClasses =
  'flex flex-none items-center rounded-md text-foreground hover:no-underline [&>svg]:block [&>svg]:h-[26px] [&>svg]:w-auto max-sm:[&>svg]:h-[22px]'
