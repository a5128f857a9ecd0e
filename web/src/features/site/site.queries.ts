/** Operations that the public site sends without Apollo. Codegen reads them like the .graphql files. */

export const countVisit = /* GraphQL */ `
  mutation CountVisit($input: CountVisitInput!) {
    countVisit(input: $input)
  }
`;

export const trackAwb = /* GraphQL */ `
  mutation TrackAwb($input: TrackAwbInput!) {
    trackAwb(input: $input) {
      awbNo
      deliveryStatus
      movements {
        actionDate
        city
        deliveryStatus
        action
      }
    }
  }
`;

export const submitEnquiry = /* GraphQL */ `
  mutation SubmitEnquiry($input: SubmitEnquiryInput!, $clientRequestId: String) {
    submitEnquiry(input: $input, clientRequestId: $clientRequestId) {
      uniqueId
    }
  }
`;

export const companyCard = /* GraphQL */ `
  query CompanyCard {
    company {
      legalName
      address
      phone
      email
      gstin
    }
  }
`;
