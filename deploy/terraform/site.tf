locals {
  headers = jsondecode(file("${var.site}/headers.json"))
  # CloudFront has fields of its own for these.
  # How long assets are kept stands with each file in S3: a policy would let browsers keep a 404 for a year, too.
  own_fields = ["content-security-policy", "strict-transport-security", "x-content-type-options", "x-frame-options", "referrer-policy"]
  sets       = { page = local.headers.page, asset = local.headers.asset, public = local.headers.public, unkept = local.headers.unkept, shared = local.headers.shared }
}

resource "aws_s3_bucket" "site" {
  bucket_prefix = "${var.name}-site-"
}

resource "aws_s3_bucket_public_access_block" "site" {
  bucket                  = aws_s3_bucket.site.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

# Without the right to list, S3 answers 403 for what is missing; the portal asks for 404.
data "aws_iam_policy_document" "site" {
  statement {
    actions   = ["s3:GetObject", "s3:ListBucket"]
    resources = [aws_s3_bucket.site.arn, "${aws_s3_bucket.site.arn}/*"]
    principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }
    condition {
      test     = "StringEquals"
      variable = "AWS:SourceArn"
      values   = [aws_cloudfront_distribution.portal.arn]
    }
  }
}

resource "aws_s3_bucket_policy" "site" {
  bucket = aws_s3_bucket.site.id
  policy = data.aws_iam_policy_document.site.json
}

resource "aws_cloudfront_origin_access_control" "site" {
  name                              = var.name
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

resource "aws_cloudfront_function" "page" {
  name    = "${var.name}-page"
  runtime = "cloudfront-js-2.0"
  code    = file("${path.module}/page.js")
}

resource "aws_cloudfront_response_headers_policy" "set" {
  for_each = local.sets
  name     = "${var.name}-${each.key}"

  security_headers_config {
    dynamic "content_security_policy" {
      for_each = [for name, value in each.value : value if name == "content-security-policy"]
      content {
        content_security_policy = content_security_policy.value
        override                = true
      }
    }
    content_type_options {
      override = true
    }
    dynamic "frame_options" {
      for_each = contains(keys(each.value), "x-frame-options") ? ["DENY"] : []
      content {
        frame_option = frame_options.value
        override     = true
      }
    }
    dynamic "referrer_policy" {
      for_each = contains(keys(each.value), "referrer-policy") ? ["no-referrer"] : []
      content {
        referrer_policy = referrer_policy.value
        override        = true
      }
    }
    strict_transport_security {
      access_control_max_age_sec = 31536000
      override                   = true
    }
  }

  custom_headers_config {
    dynamic "items" {
      for_each = { for name, value in each.value : name => value if !contains(local.own_fields, name) && !(name == "cache-control" && contains(["asset", "public"], each.key)) }
      content {
        header   = items.key
        value    = items.value
        override = true
      }
    }
  }
}

resource "aws_cloudfront_distribution" "portal" {
  enabled         = true
  aliases         = [var.host_name]
  http_version    = "http2and3"
  is_ipv6_enabled = true

  origin {
    domain_name              = aws_s3_bucket.site.bucket_regional_domain_name
    origin_id                = "site"
    origin_access_control_id = aws_cloudfront_origin_access_control.site.id
  }

  default_cache_behavior {
    target_origin_id           = "site"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = data.aws_cloudfront_cache_policy.disabled.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.set["page"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.page.arn
    }
  }

  dynamic "ordered_cache_behavior" {
    for_each = [
      { path = "/assets/*", set = "asset" },
      { path = "/brand/*", set = "public" },
      { path = "/config.json", set = "unkept" },
      { path = "/share/*", set = "shared" },
    ]
    content {
      path_pattern               = ordered_cache_behavior.value.path
      target_origin_id           = "site"
      viewer_protocol_policy     = "redirect-to-https"
      allowed_methods            = ["GET", "HEAD"]
      cached_methods             = ["GET", "HEAD"]
      compress                   = true
      cache_policy_id            = ordered_cache_behavior.value.set == "asset" ? data.aws_cloudfront_cache_policy.optimized.id : data.aws_cloudfront_cache_policy.disabled.id
      response_headers_policy_id = aws_cloudfront_response_headers_policy.set[ordered_cache_behavior.value.set].id
      dynamic "function_association" {
        for_each = ordered_cache_behavior.value.set == "shared" ? [aws_cloudfront_function.page.arn] : []
        content {
          event_type   = "viewer-request"
          function_arn = function_association.value
        }
      }
    }
  }

  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }

  viewer_certificate {
    acm_certificate_arn      = var.certificate_arn
    ssl_support_method       = "sni-only"
    minimum_protocol_version = "TLSv1.2_2021"
  }
}

data "aws_cloudfront_cache_policy" "optimized" {
  name = "Managed-CachingOptimized"
}

data "aws_cloudfront_cache_policy" "disabled" {
  name = "Managed-CachingDisabled"
}
