import type { Actor } from '@intranet/server/platform/actor'

/** Who manages the sales of one provider, for statements whose plans or times are looked at. */
export const salesManagerOf = (id_empresa: number): Actor => ({
  id: 0,
  nome: 'Gestor',
  email: 'gestor@plano.example',
  roles: ['vendas:gestor'],
  employee: true,
  empresas: [id_empresa],
  id_empresa,
  id_departamento: null,
  id_cargo: null,
  sessao: '',
  expira_em: new Date(),
})
