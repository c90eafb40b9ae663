import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContactProfilePage } from '@/features/content/contacts/contact-profile-page.tsx'

export const Route = createFileRoute('/_app/contacts/profile/$id')({
  staticData: { title: 'Contato', back: { to: '/contacts/list', label: 'Contatos' } },
  component: function Profile() {
    const id = Number(Route.useParams().id)
    return (
      <Permitted module="pagina_inicial" ability="employee">
        <ContactProfilePage key={id} id={id} />
      </Permitted>
    )
  },
})
