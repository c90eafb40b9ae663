/** A word of the way back: as large as what it is hit by, over the word beside it. */
export const crumbLinkClasses =
  'inline-flex cursor-pointer items-center gap-0.5 rounded-[3px] px-[3px] text-inherit hit first:after:z-1 hover:text-foreground'
