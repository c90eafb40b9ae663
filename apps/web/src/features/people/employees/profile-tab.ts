const tabs = ['dados', 'elogios', 'documentos', 'familiares'] as const

/** The tab that an address opens a profile with; the first where it names none. */
export const profileSearch = (search: Record<string, unknown>) => ({
  aba: tabs.find((tab) => tab === search.aba),
})
