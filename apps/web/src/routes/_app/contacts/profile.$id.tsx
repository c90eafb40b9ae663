import { createFileRoute } from '@tanstack/react-router'
import { ContactProfilePage } from '@/features/content/contacts/contact-profile-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/contacts/profile/$id')({
  params: idParams,
  staticData: { needs: 'employee', title: 'Contato', back: '/contacts/list' },
  component: function Profile() {
    const { id } = Route.useParams()
    return <ContactProfilePage key={id} id={id} />
  },
})
