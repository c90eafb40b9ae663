/** Where the page of a record is not as all are (docs/screens.md#the-page-of-a-record). */
export const anatomyFaults = (root: Element): string[] =>
  [...root.querySelectorAll('[data-slot=record]')].flatMap((record) => {
    const acts = record.querySelector('[data-slot=record-actions]')
    const buttons = acts?.querySelectorAll('a, button:not([aria-label^="Ações de"])').length ?? 0
    const facts = record.querySelector('[data-slot=record-facts]')!
    const parts = facts.querySelectorAll('dt').length
    const factsFirst = !acts || facts.compareDocumentPosition(acts) & Node.DOCUMENT_POSITION_FOLLOWING
    return [
      ...(buttons > 2 ? [`${buttons} buttons beside the menu`] : []),
      ...(parts > 4 ? [`${parts} facts`] : []),
      ...(factsFirst ? [] : ['buttons before the facts']),
    ]
  })
