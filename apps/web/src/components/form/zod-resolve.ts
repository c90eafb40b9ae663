import '@intranet/contract/zod-locale'

/** Loaded at the first validation: zod's part of a form's rules. */
export { zodResolver } from '@hookform/resolvers/zod'
