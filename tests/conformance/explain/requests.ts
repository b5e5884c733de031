/** Rules about requests of clients, for --proxy and --har. */
export const ofRequests = {
  'request-unknown-operation': 'A client called an address or a method that the contract does not have.',
  'request-unknown-parameter':
    'A client sent a query parameter that the operation does not name. A spelling of an older version is a usual cause.',
  'request-missing-parameter': 'A client left out a parameter that the operation requires.',
  'request-wrong-parameter': 'The value of a parameter was held against its schema.',
  'request-wrong-content-type': 'A client sent a body of a media type that the operation does not take.',
  'request-missing-body': 'A client sent nothing where the operation requires a body.',
  'request-unexpected-body': 'A client sent a body to an operation that describes none.',
  'request-wrong-body': 'The body of a client was held against its schema. The finding shows the place.',
}
