import { called } from '@/components/records/called.ts'
import { common } from '@intranet/contract/messages'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useLoadedSave } from '@/components/records/use-loaded-save.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Article = Pick<Outputs['handbook']['get'], 'id' | 'titulo' | 'versao' | 'requer_lido'> & {
  updated_at?: string
}

/** What a gestor does to an article: publish the next version, archive, bring back, delete a draft. */
export function useArticleActions() {
  const confirm = useConfirm()
  const changes = [trpc.handbook.pathFilter()]
  // The form's page has the article from its route.
  const publish = useLoadedSave(trpc.handbook.publish.mutationOptions(), {
    saved: ({ versao }) => `Versão ${versao} publicada.`,
    changes,
  })
  const archive = useSave(trpc.handbook.archive.mutationOptions(), {
    saved: common.statusUpdated,
    changes,
  })
  const remove = useSave(trpc.handbook.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  return {
    async publish(article: Article) {
      const answer = await confirm({
        title: `Publicar a versão ${article.versao + 1} de ${article.titulo}?`,
        consequences: [
          'A nova versão passa a valer hoje e todos do público são avisados.',
          ...(article.requer_lido ? ['Quem já confirmou a versão anterior confirma de novo.'] : []),
        ],
        confirmLabel: 'Publicar',
        input: { kind: 'textarea', label: 'Resumo das mudanças' },
      })
      if (!answer) return
      const resumo_mudancas = answer.textArea.trim()
      publish.mutate({
        id: article.id,
        ...(article.updated_at && { updated_at: article.updated_at }),
        ...(resumo_mudancas && { resumo_mudancas }),
      })
    },
    archive: (id: number, arquivado: boolean) => archive.mutate({ id, arquivado }),
    async remove({ id, titulo }: Article) {
      const title = `Excluir ${called('o artigo', titulo)}?`
      if (await confirm({ title, irreversible: true, confirmLabel: 'Excluir' })) remove.mutate({ id })
    },
  }
}
