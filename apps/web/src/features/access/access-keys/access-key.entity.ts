import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const accessKeys = defineEntity(trpc.accessKeys, {
  label: 'Chaves de acesso',
  noun: ['chave', 'chaves'],
  module: 'configuracao',
  name: ({ nome }) => called('a chave', nome),
  history: historyOf(['chave_acesso', 'chave_acesso_empresa'], {
    nome: 'Nome',
    id_usuario: 'Pertence a',
    roles: 'Papéis',
    dados_pessoais: 'Lê dados pessoais',
    enderecos: 'Endereços',
    fonte: 'Fonte dos ids externos',
    validade_fim: 'Válida até',
    revogada_em: 'Revogada em',
    prefixo: 'Início',
    prefixo_anterior: 'Início da anterior',
    anterior_ate: 'Anterior vale até',
    id_empresa: 'Provedor',
  }),
})
