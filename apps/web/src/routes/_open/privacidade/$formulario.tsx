import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '@/features/access/privacy/notice-page.tsx'

export const Route = createFileRoute('/_open/privacidade/$formulario')({
  staticData: { needs: 'open', title: 'Aviso de privacidade' },
  validateSearch: ({ versao }: Record<string, unknown>): { versao?: number } =>
    Number.isInteger(versao) && Number(versao) > 0 ? { versao: Number(versao) } : {},
  component: function Notice() {
    return <NoticePage form={Route.useParams().formulario} version={Route.useSearch().versao} />
  },
})
