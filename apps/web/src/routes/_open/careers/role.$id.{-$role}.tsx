import { createFileRoute } from '@tanstack/react-router'
import { RolePage } from '@/features/careers/public/role-page.tsx'
import { paramsWithId } from '@/lib/params-with-id.ts'

/** The title in the address is for people who see the link. */
export const Route = createFileRoute('/_open/careers/role/$id/{-$role}')({
  params: paramsWithId<{ id: string; role?: string }>(),
  staticData: { needs: 'open', title: 'Vaga', back: { to: '/careers/list', label: 'Vagas abertas' } },
  validateSearch: ({ fonte }: Record<string, unknown>): { fonte?: string } => ({
    fonte: typeof fonte === 'string' && /^[0-9A-Za-z]{12}$/.test(fonte) ? fonte : undefined,
  }),
  component: function Role() {
    return <RolePage id={Route.useParams().id} source={Route.useSearch().fonte} />
  },
})
