# terraform test: plans against a mock of AWS, after `npm run site`. It needs no account.
mock_provider "aws" {
  override_during = plan
  mock_data "aws_iam_policy_document" {
    defaults = { json = "{}" }
  }
}

variables {
  host_name       = "portal.hospital.example"
  certificate_arn = "arn:aws:acm:us-east-1:123456789012:certificate/12345678-1234-1234-1234-123456789012"
}

run "headers" {
  command = plan

  assert {
    condition     = aws_cloudfront_response_headers_policy.set["page"].security_headers_config[0].content_security_policy[0].content_security_policy == local.headers.page["content-security-policy"]
    error_message = "Pages have another policy than npm run site wrote."
  }
  assert {
    condition     = alltrue([for name in keys(local.sets) : aws_cloudfront_response_headers_policy.set[name].security_headers_config[0].strict_transport_security[0].access_control_max_age_sec == 31536000])
    error_message = "Not every answer has strict-transport-security for a year."
  }
  assert {
    condition     = contains([for item in aws_cloudfront_response_headers_policy.set["shared"].custom_headers_config[0].items : item.header], "x-robots-tag")
    error_message = "Search engines may keep shared pages."
  }
}

run "sign_in" {
  command = plan

  assert {
    condition     = aws_cognito_user_pool_client.web.prevent_user_existence_errors == "ENABLED" && !aws_cognito_user_pool_client.web.generate_secret
    error_message = "The web client tells which accounts exist, or has a secret."
  }
  assert {
    condition     = tolist(aws_cognito_user_pool_client.web.callback_urls) == tolist(["https://portal.hospital.example/"])
    error_message = "The hosted sign-in returns to another address than the portal's home page."
  }
}
