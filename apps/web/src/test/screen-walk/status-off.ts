/** Switches of a status that are on in a new record (docs/screens.md#status). */
export const statusOn = (address: string, root: Element): string[] =>
  /\/register(\?|$)/.test(address)
    ? [...root.querySelectorAll('[role=switch][aria-checked=true]')].flatMap(({ id }) => {
        const label = root.querySelector(`label[for="${id}"]`)?.textContent ?? ''
        return /^(Status|Ativ[oa])/.test(label) ? [label] : []
      })
    : []
