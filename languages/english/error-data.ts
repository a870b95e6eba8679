/** The labels of the error data. */
export const errorData = { data: 'Error data', reference: 'Reference', time: 'Time', title: 'Title', code: 'Code' }
