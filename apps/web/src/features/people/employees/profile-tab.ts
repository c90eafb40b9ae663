const tabs = ['dados', 'curriculo', 'elogios', 'documentos', 'familiares', 'onboardings'] as const

/** The tab that an address opens a profile with; the first where it names none. */
export const profileSearch = (search: Record<string, unknown>) => ({
  aba: tabs.find((tab) => tab === search.aba),
})
