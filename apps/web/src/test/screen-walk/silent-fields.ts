/** Disabled fields that do not say why (docs/screens.md#disabled-fields), by their labels. */
export const silentFields = (root: Element): string[] =>
  [...root.querySelectorAll('[data-slot=field]')].flatMap((field) => {
    // Where nothing may be written, the whole form is disabled.
    if (field.closest('fieldset:disabled')) return []
    const controls = [...field.querySelectorAll('input, select, textarea, [role=combobox], [role=switch]')]
    const off = controls.length > 0 && controls.every((one) => one.matches(':disabled'))
    if (!off || field.querySelector('[data-slot=field-description]')?.textContent) return []
    return [field.querySelector('label, [data-slot=field-title]')?.textContent ?? '']
  })
