import { createFileRoute } from '@tanstack/react-router'
import { MyDataPage } from '@/features/people/personal-data/my-data-page.tsx'

export const Route = createFileRoute('/_app/users/my-data')({
  staticData: { needs: 'signedIn', title: 'Meus dados', back: { to: '/', label: 'Início' } },
  component: MyDataPage,
})
