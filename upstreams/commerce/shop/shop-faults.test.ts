import { everyFault } from '../testing/fault-table.ts'
import { SHOP } from '../testing/open-commerce.ts'

everyFault('Shop', {
  network: fetch,
  listed: { 'GET /products/{id}': ['ProductNotFoundException'] },
  cells: [
    {
      call: 'GET /products/{id}',
      fault: 'ProductNotFoundException',
      status: 404,
      arguments: { productId: 'nothing' },
      provoke: ({ say }) => say('GET', `${SHOP}/products/nothing`),
    },
  ],
})
