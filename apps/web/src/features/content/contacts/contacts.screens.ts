import { defineScreens } from '@/components/shell/screens.ts'

export const contactsScreens = defineScreens({
  found: {
    colega: { label: 'Colega', to: ({ id }) => `/contacts/profile/${id}`, person: true },
  },
})
