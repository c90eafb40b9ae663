import type { Outputs } from '@/lib/trpc.ts'

/** An access key as its pages read it. */
export const sampleAccessKey: Outputs['accessKeys']['get'] = {
  id: 5,
  nome: 'ERP',
  prefixo: 'ink_ab',
  id_usuario: 7,
  usuario: 'Ana',
  situacao: 'ativa',
  provedores: 'Vetorial',
  dados_pessoais: false,
  validade_fim: '2027-01-01',
  ultimo_uso: null,
  revogada_em: null,
  prefixo_anterior: null,
  anterior_ate: null,
  roles: ['vendas:gestor'],
  enderecos: [],
  fonte: null,
  empresas: [1],
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
}
