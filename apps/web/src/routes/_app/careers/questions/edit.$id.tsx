import { createFileRoute } from '@tanstack/react-router'
import { QuestionEditPage } from '@/features/careers/vacancy-questions/question-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/careers/questions/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Editar pergunta a candidatos',
    back: '/careers/questions/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.vacancyQuestions.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <QuestionEditPage key={record.id} record={record} />
  },
})
