/** At the end of a short list that scrolls: what is below fades, and after the last row there is air instead. */
export const scrollFadeClasses =
  "after:pointer-events-none after:sticky after:bottom-0 after:block after:h-4 after:bg-linear-to-t after:from-card after:to-transparent after:content-['']"
